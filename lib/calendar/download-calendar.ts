import { download } from '@/lib/browser/download'
import { type CalendarEvent, calendarFile } from '@/lib/calendar/calendar-file'
import { deviceZone } from '@/lib/calendar/time-zone'

/** Downloads the events as a calendar file: 'tasty-plan-2026-11-23.ics'. */
export function downloadCalendar(what: string, events: CalendarEvent[]) {
  const first = events.map(({ day }) => day).sort()[0] ?? ''
  const file = calendarFile(events, { now: new Date(), zone: deviceZone() })
  download(`tasty-${what}-${first}.ics`, file, 'text/calendar')
}
