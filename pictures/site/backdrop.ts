import { mix, shade } from '../svg/color'
import { blur, fade } from '../svg/paint'

/** A wall and a table, lit through a window on the left. */
export function backdrop(wall: string, table: string, width: number, height: number): string {
  const edge = height * 0.309
  const windowPane = (x: number, paneWidth: number) =>
    `<path d="M${x} ${-40}h${paneWidth}l${height * 0.62} ${height + 80}h${-paneWidth * 1.5}z"/>`
  return `<rect width="${width}" height="${height}" fill="${table}"/><rect y="${edge}" width="${width}" height="${height}" fill="${mix(table, '#ffffff', 0.12)}" opacity=".5"/>
<rect x="-60" y="-60" width="${width + 120}" height="${edge + 60}" fill="${wall}" filter="${blur(2)}"/><rect x="-60" y="${edge - 8}" width="${width + 120}" height="60" fill="${shade(table, 0.34)}" opacity=".38" filter="${blur(20)}"/>
<ellipse cx="${width * 0.18}" cy="${height * 0.1}" rx="${width * 0.62}" ry="${height * 0.7}" fill="${fade('#fff3cf')}" opacity=".62"/><ellipse cx="${width}" cy="${height * 1.04}" rx="${width * 0.7}" ry="${height * 0.55}" fill="${fade(shade(table, 0.55))}" opacity=".34"/><ellipse cx="${width}" cy="0" rx="${width * 0.4}" ry="${height * 0.4}" fill="${fade(shade(wall, 0.5))}" opacity=".4"/>
<g fill="#fffbe8" opacity=".2" filter="${blur(12)}">${windowPane(-23, 130)}${windowPane(143, 130)}${windowPane(309, 90)}</g>`
}
