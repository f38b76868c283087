-- The version before goes on without news_by_title, event_by_name and subscriber_by_name: it puts what it lists by title or name in order anew, a tenth of a second at 100,000.
drop index news_by_title;
drop index event_by_name;
drop index subscriber_by_name;
