-- The breach register is retired (decision 0169); docs/breach.md has the steps and says how to read what was written into it.
-- Nothing is dropped, and nothing in the three tables changes: the version before goes on using them during an upgrade, and letters to people that
-- wait to be sent are still read from breach_letter. A later release drops all three.
comment on table breach is 'The breach register, no longer written (decision 0169). A later release may drop it.';
comment on table breach_letter is 'Letters sent from the breach register; read only for mails that still wait (decision 0169). A later release may drop it.';
comment on table breach_told is 'Who was told from the breach register, no longer written (decision 0169). A later release may drop it.';
