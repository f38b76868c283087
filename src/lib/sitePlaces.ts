/**
 * Public pages that are linked from outside their own routes: from other pages, and from the console for the records they show. Paths on the main
 * site (002 §2); `{brand}` stands for the lower-case short form.
 */
export const SITE_PLACES = {
  resources: '/resources/resource_docs',
  magazine: '/resources/{brand}_life_screen',
  books: '/resources/publications_screen',
  archives: '/others/library_archive',
  prayerCalendar: '/resources/worship_resource/prayer_calendar',
  sermons: '/resources/worship_resource/sermon_outlines',
  lectionary: '/resources/worship_resource/{brand}_lectionary',
  governmentSchemes: '/others/government_notification_schemes',
  pressReleases: '/others/press_release',
  statements: '/others/statement',
  advertisements: '/home/advertisement',
} as const;
