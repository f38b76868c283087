-- What could not be done at its hour stands in everybody's day until somebody has answered it: few of many plans.
create index if not exists planned_failed on planned (kind, at) where state = 'failed';
