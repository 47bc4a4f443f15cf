import { type FoodItem, item } from '../drawings/item'
import * as packaging from '../drawings/packaging'
import * as pieces from '../drawings/pieces'
import { clayDrawing, drawEach, emoji } from '../svg/drawing'
import { ball, down } from '../svg/paint'

export const pastryRoll = (key: string, color: string, spiral: string) =>
  clayDrawing(
    key,
    `<g transform="rotate(-16 128 128)"><path d="M26 84h176q38 6 38 52t-38 52H26q-26-6-26-52t26-52z" fill="${down(color)}"/><ellipse cx="206" cy="136" rx="36" ry="52" fill="#fff4dc"/><path d="M206 136q0-14 12-12q16 6 12 24q-10 22-34 14q-22-14-12-42q16-24 34-10" fill="none" stroke="${spiral}" stroke-width="7"/></g>`,
    11,
  )

export const bread: Record<string, FoodItem> = {
  'rye-loaf': item(
    emoji('1f35e', { brightness: 0.62, saturation: 1.05 }),
    180,
    pieces.slab('#a5704a', '#5f3a24', 'crumb'),
    110,
    4,
  ),
  'borodinsky-loaf': item(
    clayDrawing(
      'borodinsky',
      `<path d="M14 118q0-56 60-58h110q58 2 58 58v90q0 16-16 16H30q-16 0-16-16z" fill="${down('#5a3320')}"/><path d="M20 112q8-46 60-48h96q52 2 60 48q-40 22-108 22t-108-22z" fill="${ball('#6f4028')}"/><g fill="#c99a5a"><circle cx="70" cy="92" r="6"/><circle cx="104" cy="80" r="6"/><circle cx="140" cy="96" r="6"/><circle cx="176" cy="82" r="6"/><circle cx="120" cy="110" r="6"/><circle cx="196" cy="104" r="6"/><circle cx="92" cy="114" r="5"/><circle cx="160" cy="116" r="5"/></g>`,
      12,
    ),
    155,
    pieces.slab('#7a4a30', '#4a2a1a', 'crumb'),
    110,
    4,
  ),
  'wheat-loaf': item(emoji('1f35e'), 180, pieces.cube('#dca45a', '#f9e2b0'), 60, 7),
  'toast-bread': item(
    clayDrawing(
      'toast',
      drawEach(
        [2, 1, 0],
        (i) =>
          `<path transform="translate(${i * 26 - 20} ${-i * 16 + 14})" d="M36 70q0-40 74-40t74 40q0 22-14 30v104q0 10-12 10H62q-12 0-12-10V100q-14-8-14-30z" fill="${i ? '#c98a4a' : '#b8743a'}"/>`,
      ) +
        `<path d="M28 88q0-30 62-30t62 30q0 18-12 24v94q0 6-8 6H48q-8 0-8-6V112q-12-6-12-24z" fill="${down('#fbe6be')}"/>`,
      7,
    ),
    180,
    pieces.slab('#f6d59a', '#b8743a', 'crumb'),
    110,
    4,
  ),
  'white-loaf': item(
    emoji('1f956', { rotation: 38 }),
    125,
    pieces.slab('#fbe6be', '#c98a4a', 'crumb'),
    100,
    4,
  ),
  'baguette-loaf': item(
    clayDrawing(
      'baguette',
      `<g transform="rotate(-22 128 128)"><path d="M-10 128q0-38 60-40h160q56 2 56 40t-56 40H50q-60-2-60-40z" fill="${ball('#dc9a4a')}"/><path d="M40 96q30 6 30 44q-30-10-30-44zM96 92q30 6 30 48q-30-10-30-48zM152 92q30 6 30 48q-30-10-30-48zM204 96q26 8 24 40q-24-8-24-40z" fill="#fbe3b4"/></g>`,
      11,
    ),
    150,
    pieces.slab('#fbe6be', '#c98a4a', 'crumb'),
    90,
    4,
  ),
  'ciabatta-loaf': item(
    clayDrawing(
      'ciabatta',
      `<path d="M10 140q-4-60 66-66q90-14 140 10q44 20 28 84q-10 46-90 46q-138 4-144-74z" fill="${ball('#e6b878')}"/><g fill="#fff3dc" opacity=".75"><ellipse cx="80" cy="116" rx="30" ry="10"/><ellipse cx="160" cy="106" rx="38" ry="11"/><ellipse cx="120" cy="150" rx="44" ry="11"/><ellipse cx="200" cy="146" rx="20" ry="8"/></g>`,
      13,
    ),
    135,
    pieces.slab('#fbeccc', '#c98f52', 'crumb'),
    104,
    4,
  ),
  'thin-lavash': item(
    pastryRoll('lavash', '#f6e2bd', '#c99a5a'),
    140,
    pieces.slab('#f6e2bd', '#dcb47a'),
    104,
    4,
  ),
  'pita-bread': item(emoji('1fad3'), 150, pieces.slab('#f3d29a', '#c98f4a'), 100, 4),
  'wheat-tortillas': item(
    clayDrawing(
      'tortillas',
      drawEach(
        [0, 1, 2, 3],
        (i) =>
          `<ellipse cx="128" cy="${178 - i * 18}" rx="114" ry="58" fill="${down(i % 2 ? '#f3d9a8' : '#fbe9c6')}"/>`,
      ) +
        `<g fill="#c98a4a" opacity=".5"><ellipse cx="90" cy="112" rx="16" ry="6"/><ellipse cx="150" cy="104" rx="20" ry="7"/><ellipse cx="170" cy="136" rx="14" ry="6"/><ellipse cx="116" cy="142" rx="18" ry="6"/></g>`,
      6,
    ),
    135,
    pieces.slab('#fbe9c6', '#dcb47a'),
    110,
    3,
  ),
  'burger-buns': item(
    clayDrawing(
      'buns',
      `<path d="M20 128q0-92 108-94q108 2 108 94z" fill="${ball('#d98a3a')}"/><path d="M14 128h228q8 18-6 26H20q-14-8-6-26z" fill="#fbe3b8"/><path d="M18 160h220q4 56-54 58H72q-58-2-54-58z" fill="${down('#cf8a44')}"/><g fill="#fff3d6"><ellipse cx="90" cy="70" rx="9" ry="6"/><ellipse cx="128" cy="58" rx="9" ry="6"/><ellipse cx="166" cy="72" rx="9" ry="6"/><ellipse cx="108" cy="96" rx="9" ry="6"/><ellipse cx="150" cy="98" rx="9" ry="6"/><ellipse cx="192" cy="98" rx="8" ry="6"/><ellipse cx="66" cy="98" rx="8" ry="6"/></g>`,
      10,
    ),
    165,
    pieces.slab('#fbe3b8', '#cf8a44', 'crumb'),
    110,
    3,
  ),
  breadcrumbs: item(
    packaging.filledBowl('crumb', '#e0a858', '#f4ede4'),
    150,
    pieces.pinch('#d99a4a'),
    100,
    1,
  ),
}
