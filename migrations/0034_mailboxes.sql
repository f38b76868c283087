-- Whose mailbox an address is, as far as can be told: letters of any case, dots and what follows a plus lead to the same one at large mail
-- services. Only for limits: two people whom this takes for one can be written to a little less often, that is all.
create function mailbox(address text) returns text immutable strict parallel safe language sql return
  replace(split_part(split_part(lower(address), '@', 1), '+', 1), '.', '') || '@' || split_part(lower(address), '@', 2);
create index mail_to_stranger on mail (mailbox(to_address), created_at) where template in ('confirm', 'received');
