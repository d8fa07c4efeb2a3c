-- The first document of the visit that a later document continues, as after a reload: the figures count both as one.
alter table visitors add column continues uuid;
create index visitors_continues on visitors (continues) where continues is not null;
