import { describe, expect, it, vi } from 'vitest'

import { deviceZone, timeZoneLines } from '@/lib/calendar/time-zone'

const resolveTo = (timeZone: string) =>
  vi
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValueOnce({ ...new Intl.DateTimeFormat().resolvedOptions(), timeZone })

describe('deviceZone', () => {
  it('is the zone of the device', () => {
    expect(deviceZone()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone)
  })

  it('is that of the shop where the device does not know its own', () => {
    resolveTo('Etc/Unknown')
    expect(deviceZone()).toBe('Europe/Minsk')
  })
})

describe('timeZoneLines', () => {
  it('has one offset where the clocks do not change', () => {
    expect(timeZoneLines('Europe/Minsk', '2026-03-23', '2026-03-29')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Europe/Minsk',
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:+0300',
      'TZOFFSETTO:+0300',
      'END:STANDARD',
      'END:VTIMEZONE',
    ])
  })

  it('has the change to summer time', () => {
    expect(timeZoneLines('America/New_York', '2026-03-02', '2026-03-08').slice(2, -1)).toEqual([
      'BEGIN:STANDARD',
      'DTSTART:19700101T000000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0500',
      'END:STANDARD',
      'BEGIN:DAYLIGHT',
      'DTSTART:20260308T020000',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'END:DAYLIGHT',
    ])
  })
})
