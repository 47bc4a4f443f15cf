import clsx from 'clsx/lite'

/** SVG paths of the line icons, on a 24-pixel grid. */
export const iconPaths = {
  heart: 'M12 20.5S3.5 15.4 3.5 9.2A4.7 4.7 0 0 1 12 6.6a4.7 4.7 0 0 1 8.5 2.6c0 6.2-8.5 11.3-8.5 11.3Z',
  bookmark: 'M6.5 3.5h11a1 1 0 0 1 1 1v16l-6.5-4.6-6.5 4.6v-16a1 1 0 0 1 1-1Z',
  back: 'M19 12H5m0 0 6.5-6.5M5 12l6.5 6.5',
  forward: 'M5 12h14m0 0-6.5-6.5M19 12l-6.5 6.5',
  search: 'M10.5 17a6.5 6.5 0 1 0 0-13 6.5 6.5 0 0 0 0 13Zm5-1.5L20.5 20.5',
  close: 'm6 6 12 12M18 6 6 18',
  down: 'm6 9.5 6 6 6-6',
  up: 'm6 14.5 6-6 6 6',
  eye: 'M2.5 12S6 5.5 12 5.5 21.5 12 21.5 12 18 18.5 12 18.5 2.5 12 2.5 12Zm9.5 3a3 3 0 1 0 0-6 3 3 0 0 0 0 6Z',
  clock: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-13V12l3 2',
  pause: 'M8.5 5.5v13M15.5 5.5v13',
  play: 'M8 5.5v13l10.5-6.5L8 5.5Z',
  pencil: 'M4.5 19.5h4L19 9l-4-4L4.5 15.5v4Z',
  flame:
    'M12 21c-3.9 0-6.5-2.6-6.5-6.2 0-4.4 4.3-6.1 4.3-11.3 3.8 1.7 5.4 4.7 4.9 7.6.9-.3 1.5-1 1.8-1.9 1.4 1.6 2 3.4 2 5.5 0 3.7-2.6 6.3-6.5 6.3Z',
  calendar:
    'M5 6h14a1 1 0 0 1 1 1v12a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1V7a1 1 0 0 1 1-1Zm-1 4.5h16M8.5 3.5V8m7-4.5V8',
  sliders:
    'M4 7.5h8.5m5 0H20M4 16.5h2.5m5 0H20M15 10a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Zm-6 9a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5Z',
  list: 'M9 6.5h11M9 12h11M9 17.5h11M4.5 6.5h.1m-.1 5.5h.1m-.1 5.5h.1',
  basket: 'M4 9.5h16l-1.6 9.1a1.5 1.5 0 0 1-1.5 1.2H7.1a1.5 1.5 0 0 1-1.5-1.2L4 9.5Zm4.5 0L12 4l3.5 5.5',
  plate: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-4a4.5 4.5 0 1 0 0-9 4.5 4.5 0 0 0 0 9Z',
  tiles: 'M4.5 4.5h6v6h-6v-6Zm9 0h6v6h-6v-6Zm-9 9h6v6h-6v-6Zm9 0h6v6h-6v-6Z',
  login: 'M10 4.5h8a1.5 1.5 0 0 1 1.5 1.5v12a1.5 1.5 0 0 1-1.5 1.5h-8M4.5 12H14m0 0-3.5-3.5M14 12l-3.5 3.5',
  logout: 'M14 4.5H6A1.5 1.5 0 0 0 4.5 6v12A1.5 1.5 0 0 0 6 19.5h8M10 12h9.5m0 0L16 8.5m3.5 3.5L16 15.5',
  person: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Zm-7.5 8.5c.6-4 3.7-5.5 7.5-5.5s6.9 1.5 7.5 5.5',
  moon: 'M19.5 14.2A8 8 0 0 1 9.8 4.5a8 8 0 1 0 9.7 9.7Z',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  box: 'M3.5 5h17v4h-17V5ZM5 9v9a1.5 1.5 0 0 0 1.5 1.5h11A1.5 1.5 0 0 0 19 18V9m-9 3.5h4',
  plus: 'M12 5v14M5 12h14',
  copy: 'M8.5 8.5h11v11h-11v-11Zm-4 7v-10a1 1 0 0 1 1-1h10',
  share: 'M12 14.5v-11m0 0-4 4m4-4 4 4M5 12v7.5h14V12',
  print: 'M7 8.5v-5h10v5M7 17H3.5V8.5h17V17H17M7 13.5h10v7H7v-7Z',
  swap: 'M8 4.5v15m0 0L4.5 16M8 19.5l3.5-3.5M16 19.5v-15m0 0L12.5 8M16 4.5 19.5 8',
  bin: 'M4.5 7h15m-10 0V4h5v3m-8 0 .9 12.5h9.2L17.5 7m-7 4v5m3-5v5',
  more: 'M5.8 12a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0Zm7 0a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0Zm7 0a.8.8 0 1 1-1.6 0 .8.8 0 0 1 1.6 0Z',
  grip: 'M9 6v.1M15 6v.1M9 12v.1m6-.1v.1M9 18v.1m6-.1v.1',
  info: 'M12 20.5a8.5 8.5 0 1 0 0-17 8.5 8.5 0 0 0 0 17Zm0-9.5v5.5M12 7.6v.1',
  warning: 'M12 4 2.8 19.5h18.4L12 4Zm0 6v4.5M12 16.9v.1',
} as const

export type IconName = keyof typeof iconPaths

type IconProps = {
  name: IconName
  filled?: boolean
  /** Whether it is as high as a line of the text beside it. */
  isInline?: boolean
  className?: string
}

/** A decorative icon, hidden from screen readers: the text or control around it has the name. */
export function Icon({ name, filled = false, isInline = false, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className={clsx('shrink-0', isInline ? 'size-line' : 'size-glyph', className)}
    >
      <path
        d={iconPaths[name]}
        fill={filled ? 'currentColor' : 'none'}
        stroke="currentColor"
        strokeWidth="1.8"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
