-- By what a copy knows whether its secret.key is the one with which this database was written: nobody can get the key out of it. One row.
create table secret_key (
  one boolean primary key default true check (one),
  fingerprint text not null
);
