-- Spreads what is measured of visitors over the workers of a Citus 13 (PostgreSQL with the extension `citus`), by the
-- visitor's id. Everything else stays on the coordinator. Run it once, as the owner of the tables, while no process of the
-- app runs and after a start has made the tables:
--   npm run sql -- --file deploy/citus.sql
-- Partitions of later days are spread with their table. Try it on a copy first: docs/operating.md says what was tried.
create extension if not exists citus;
select create_distributed_table('visitors', 'id');
select create_distributed_table('step_views', 'visitor_id', colocate_with => 'visitors');
select create_distributed_table('visitor_events', 'visitor_id', colocate_with => 'visitors');
select create_distributed_table('visitor_profiles', 'visitor_id', colocate_with => 'visitors');
select create_distributed_table('identity_links', 'visitor_id', colocate_with => 'visitors');
select create_distributed_table('tracking_choices', 'visitor_id', colocate_with => 'visitors');
select create_distributed_table('experiment_exposures', 'visitor_id', colocate_with => 'visitors');
select create_distributed_table('funnel_visitors', 'visitor_id', colocate_with => 'visitors');
select create_distributed_table('funnel_visits', 'visitor_id', colocate_with => 'visitors');
