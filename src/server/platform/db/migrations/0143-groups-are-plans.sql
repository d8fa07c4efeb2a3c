-- Whatever a page called a group was kept, for good. The only groups are the plans.
delete from group_profiles where group_key <> 'plan' or group_id not in ('1-WEEK', '1-MONTH', '3-MONTH');
