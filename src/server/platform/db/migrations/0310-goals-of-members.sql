-- What a member chose on the weight page (docs/decisions/0110-goals-are-the-members.md); null as long as the answers decide.
alter table persons
  add column aim text check (aim in ('LOSE', 'KEEP')),
  add column pace text check (pace in ('USUAL', 'SLOW')),
  -- Reviews made since then know the choice.
  add column aim_chosen_at timestamptz,
  -- The weight to reach, if it is not that of the answers, and the one to keep, if it is not the goal.
  add column goal_grams integer check (goal_grams between 30000 and 300000),
  add column kept_grams integer check (kept_grams between 30000 and 350000),
  -- Whether the classes of the body mass index are named when a weight enters another one.
  add column names_classes boolean not null default false,
  add constraint persons_choice_check check ((aim is null) = (pace is null) and (aim is null) = (aim_chosen_at is null));
