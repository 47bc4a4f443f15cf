/**
 * The current day in the visitor's time zone, as an ISO date, which Swedish dates are. Importing `today` of `lib/calendar`
 * would make the categories load the chunk that the shopping screens share.
 */
export const localDay = () => new Date().toLocaleDateString('sv')
