-- How to give to a campaign: an address of the payment system and a bank account, apart from the text.
alter table campaign add column upi_id text not null default '';
alter table campaign add column bank_account text not null default '';

-- Who answers the press.
alter table person add column press_contact boolean not null default false;

-- What a book costs and what its post costs, in whole rupees; null where the office has not said it.
alter table publication add column price integer;
alter table publication add column postage integer;

-- How many copies are ordered; null for one.
alter table "order" add column quantity integer;
