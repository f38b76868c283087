-- Until when a picture and its parts are being replaced at the latest: while the parts that are used are cut out of the new one, none is cut and none is put
-- anywhere. The version before cuts and uses them meanwhile, and its replacing is refused then, as it was.
alter table media add column replacing_until timestamptz;
