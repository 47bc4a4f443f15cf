import { addDays } from '@/lib/calendar/days'
import { compact, timeZoneLines } from '@/lib/calendar/time-zone'

/** Calendar files (iCalendar, RFC 5545). */

export type CalendarEvent = {
  /** Stays the same for the same thing: a calendar that has the event already updates it. */
  id: string
  title: string
  day: string
  /** '19:00' in the zone of the file, with the length in minutes; without, the event lasts the whole day. */
  time?: { start: string; minutes: number }
  description?: string
  url?: string
  /** A message at a time before the start. */
  alarm?: { minutesBefore: number; text: string }
}

/** From when on `SEQUENCE` counts seconds: it must fit into 31 bits. */
const SEQUENCE_START = Date.UTC(2026, 0, 1)

/**
 * The text of a calendar file. Each event has the time of the file as its revision, so that importing a later file
 * updates the events of an earlier one.
 */
export function calendarFile(events: CalendarEvent[], { now, zone }: { now: Date; zone: string }): string {
  const stamp = `${compact(now.toISOString())}Z`
  const sequence = Math.max(0, Math.floor((now.getTime() - SEQUENCE_START) / 1000))
  const days = events.flatMap(({ day, time }) => (time ? [day] : [])).sort()
  const [first] = days
  const last = days.at(-1)
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tasty//Tasty//RU',
    'METHOD:PUBLISH',
    ...(first && last ? timeZoneLines(zone, first, last) : []),
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(event.id)}`,
      `DTSTAMP:${stamp}`,
      `LAST-MODIFIED:${stamp}`,
      `SEQUENCE:${sequence}`,
      ...timeLines(event, zone),
      `SUMMARY:${escapeText(event.title)}`,
      ...(event.description ? [`DESCRIPTION:${escapeText(event.description)}`] : []),
      ...(event.url ? [`URL:${event.url}`] : []),
      ...alarmLines(event),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

function timeLines({ day, time }: CalendarEvent, zone: string) {
  if (!time) {
    const next = compact(addDays(day, 1))
    return [`DTSTART;VALUE=DATE:${compact(day)}`, `DTEND;VALUE=DATE:${next}`, 'TRANSP:TRANSPARENT']
  }
  return [`DTSTART;TZID=${zone}:${compact(`${day}T${time.start}:00`)}`, `DURATION:PT${time.minutes}M`]
}

function alarmLines({ alarm }: CalendarEvent) {
  if (!alarm) return []
  return [
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escapeText(alarm.text)}`,
    `TRIGGER:-PT${alarm.minutesBefore}M`,
    'END:VALARM',
  ]
}

/** A value of the type TEXT (3.3.11). Control characters are not allowed in it. */
const escapeText = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .replace(/[\\;,]/g, '\\$&')
    .replaceAll('\n', '\\n')

/** Lines have at most 75 bytes; a longer one goes on after a line break and a space (3.1). */
const MAX_BYTES = 75

function fold(line: string) {
  const encoder = new TextEncoder()
  const lines = ['']
  let bytes = 0
  // By code points: no line break inside a character.
  for (const character of line) {
    const length = encoder.encode(character).length
    if (bytes + length > MAX_BYTES) {
      lines.push('')
      bytes = 1
    }
    lines[lines.length - 1] += character
    bytes += length
  }
  return lines.join('\r\n ')
}
