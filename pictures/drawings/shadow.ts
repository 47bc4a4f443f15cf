import { fade } from '../svg/paint'

const tableShadowColor = '#3d1230'
/** The colour of shadows that food casts on a dish. */
export const dishShadowColor = '#43112c'

/** The shadow of an object on the table: dark where it touches the table, long and soft to the right. */
export const shadow = (x: number, y: number, width: number, height = width) =>
  `<ellipse cx="${x + width * 0.16 + height * 0.07}" cy="${y - width * 0.02}" rx="${width * 0.68 + height * 0.08}" ry="${width * 0.17 + 6}" fill="${fade(tableShadowColor)}" opacity=".36"/><ellipse cx="${x + width * 0.03}" cy="${y - width * 0.02}" rx="${width * 0.52}" ry="${width * 0.1 + 4}" fill="${fade(tableShadowColor)}" opacity=".6"/>`
