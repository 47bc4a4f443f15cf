import { fade } from '../svg/paint'

const night = '#3d1230'

/** What a thing throws on the table: dark where it touches, long and soft to the right. */
export const shadow = (x: number, y: number, width: number, tall = width) =>
  `<ellipse cx="${x + width * 0.16 + tall * 0.07}" cy="${y - width * 0.02}" rx="${width * 0.68 + tall * 0.08}" ry="${width * 0.17 + 6}" fill="${fade(night)}" opacity=".36"/><ellipse cx="${x + width * 0.03}" cy="${y - width * 0.02}" rx="${width * 0.52}" ry="${width * 0.1 + 4}" fill="${fade(night)}" opacity=".6"/>`
