import { blur, fade } from '../svg/paint'
import { type Dish, spots } from './dish'

export const round = (x: number, y: number, rx: number, ry: number, tall: number) =>
  `M${x - rx} ${y}v${tall}A${rx} ${ry} 0 0 0 ${x + rx} ${y + tall}v${-tall}A${rx} ${ry} 0 0 0 ${x - rx} ${y}z`

export const specks = (dish: Dish, count: number, reach: number, lift: number, color: string, size = 1) =>
  spots(dish, count, reach)
    .map(
      ({ x, y }) =>
        `<ellipse cx="${x.toFixed(0)}" cy="${(y - lift).toFixed(0)}" rx="${(dish.random.next(8, 28) * size).toFixed(0)}" ry="${(dish.random.next(4, 13) * size).toFixed(0)}" fill="${color}" opacity="${dish.random.next(0.25, 0.6).toFixed(2)}" filter="${blur(3)}"/>`,
    )
    .join('')

export const under = ({ food }: Dish, k = 1, dy = 18) =>
  `<ellipse cx="${food.x + 16}" cy="${food.y + dy}" rx="${food.rx * k * 1.06}" ry="${food.ry * k * 1.1}" fill="${fade('#43112c')}" opacity=".6"/>`
