/** Time zones as calendar files describe them: by their offsets from UTC (RFC 5545, 3.6.5). */

const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

/** The zone of the shop, for a device that does not know its own. */
const SHOP_ZONE = 'Europe/Minsk'

/** The name of the device's time zone: 'Europe/Minsk'. */
export function deviceZone(): string {
  try {
    const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
    // Some browsers answer 'Etc/Unknown', which they do not accept themselves.
    return new Intl.DateTimeFormat('en', { timeZone }).resolvedOptions().timeZone
  } catch {
    return SHOP_ZONE
  }
}

/**
 * The VTIMEZONE of a zone as lines, with the changes of its offset between two days and a day around them. Throws a
 * RangeError for an unknown zone.
 */
export function timeZoneLines(zone: string, firstDay: string, lastDay: string): string[] {
  const offsetAt = offsetsOf(zone)
  const from = Date.parse(firstDay) - DAY_MS
  const to = Date.parse(lastDay) + 2 * DAY_MS
  const year = new Date(from).getUTCFullYear()
  const standard = Math.min(offsetAt(Date.UTC(year, 0, 1)), offsetAt(Date.UTC(year, 6, 1)))
  const observance = (start: string, before: number, after: number) => {
    const kind = after > standard ? 'DAYLIGHT' : 'STANDARD'
    return [
      `BEGIN:${kind}`,
      `DTSTART:${start}`,
      `TZOFFSETFROM:${formatOffset(before)}`,
      `TZOFFSETTO:${formatOffset(after)}`,
      `END:${kind}`,
    ]
  }
  const changes: string[] = []
  for (let time = from; time < to; time += DAY_MS) {
    const [before, after] = [offsetAt(time), offsetAt(time + DAY_MS)]
    if (before === after) continue
    const local = new Date(changeBetween(time, time + DAY_MS, offsetAt) + before * MINUTE_MS)
    changes.push(...observance(compact(local.toISOString()), before, after))
  }
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    ...observance('19700101T000000', offsetAt(from), offsetAt(from)),
    ...changes,
    'END:VTIMEZONE',
  ]
}

/** '2026-03-29T02:00:00.000Z' -> '20260329T020000', '2026-03-29' -> '20260329' */
export const compact = (iso: string) => iso.slice(0, 19).replace(/[-:]/g, '')

/** Returns a function from an instant to the zone's minutes ahead of UTC. */
function offsetsOf(timeZone: string) {
  const fields = {
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
  } as const
  const format = new Intl.DateTimeFormat('en', { timeZone, calendar: 'gregory', hourCycle: 'h23', ...fields })
  return (time: number) => {
    const parts = new Map(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
    const part = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0
    const local = Date.UTC(part('year'), part('month') - 1, part('day'), part('hour'), part('minute'))
    return Math.round((local - time) / MINUTE_MS)
  }
}

/** The first minute between two instants that has the offset of the later one. */
function changeBetween(from: number, to: number, offsetAt: (time: number) => number) {
  const after = offsetAt(to)
  while (to - from > MINUTE_MS) {
    const middle = from + Math.round((to - from) / 2 / MINUTE_MS) * MINUTE_MS
    if (offsetAt(middle) === after) to = middle
    else from = middle
  }
  return to
}

/** 180 -> '+0300' */
function formatOffset(minutes: number) {
  const [hours, rest] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  return `${minutes < 0 ? '-' : '+'}${String(hours).padStart(2, '0')}${String(rest).padStart(2, '0')}`
}
