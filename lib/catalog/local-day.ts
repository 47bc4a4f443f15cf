/**
 * The current day in the visitor's time zone, as an ISO date. Sweden writes dates like that; `lib/calendar` is in a file
 * that the categories do not load.
 */
export const localDay = () => new Date().toLocaleDateString('sv')
