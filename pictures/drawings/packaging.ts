import { mix, shade, tint } from '../svg/color'
import { type Drawing, drawingKey, embed, svgDrawing } from '../svg/drawing'
import { ball, blur, clay, down, fade, side } from '../svg/paint'
import { type Grain, scatterGrains } from './grains'

const highlight = (x: number, y: number, height: number, width = 10) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="#fff" opacity=".55" filter="${blur(2)}"/>`

const label = (emblem: Drawing | undefined, x: number, y: number, size: number) =>
  emblem
    ? `<ellipse cx="${x}" cy="${y}" rx="${size * 0.62}" ry="${size * 0.62}" fill="#fff8ea"/>` +
      embed(emblem, x - size * 0.42, y - size * 0.42, size * 0.84)
    : ''

/** A glass jar with a lid and a label; `floating` is the colour of pieces seen in its content. */
export function jar(content: string, lid = '#e0443a', emblem?: Drawing, floating?: string): Drawing {
  const pieces = floating
    ? [...Array(26).keys()]
        .map((i) => {
          const [x, y] = [66 + ((i * 47) % 122), 112 + ((i * 71) % 110)]
          return `<circle cx="${x}" cy="${y}" r="${9 + (i % 4)}" fill="${ball(floating)}" opacity=".95"/>`
        })
        .join('')
    : ''
  return svgDrawing(
    drawingKey('jar', content, lid, floating, emblem?.key),
    `<g filter="${clay(9)}"><path d="M62 66h132q4 10 14 18q14 12 14 32v102q0 26-28 26H62q-28 0-28-26V116q0-20 14-32q10-8 14-18z" fill="${side(content)}"/></g>
${pieces}<path d="M60 72h136l8 16H52z" fill="#eaf6f7" opacity=".6"/>${highlight(46, 106, 110, 13)}
<path d="M34 150v68q0 26 28 26h132q28 0 28-26v-20q-60 26-188-48z" fill="${shade(content, 0.5)}" opacity=".16"/>
${label(emblem, 128, 166, 80)}
<g filter="${clay(6)}"><rect x="50" y="20" width="156" height="50" rx="17" fill="${side(lid)}"/></g>
<path d="M66 38v18M90 38v18M114 38v18M138 38v18M162 38v18M186 38v18" stroke="${shade(lid, 0.35)}" stroke-width="3" opacity=".35" stroke-linecap="round"/>`,
    [emblem],
  )
}

/** A bottle of oil, vinegar, sauce, wine. */
export function bottle(liquid: string, cap: string, emblem?: Drawing, isSlim = false): Drawing {
  const [left, right] = isSlim ? [88, 168] : [74, 182]
  return svgDrawing(
    drawingKey('bottle', liquid, cap, isSlim ? 'slim' : undefined, emblem?.key),
    `<g filter="${clay(9)}"><path d="M108 36h40v34q0 14 ${right - 152} 28q8 8 8 22V226q0 20-20 20H${left + 16}q-20 0-20-20V120q0-14 8-22q${108 - left}-14 ${108 - left}-28z" transform="translate(0 0)" fill="${side(liquid)}"/></g>
<path d="M108 36h40v26h-40z" fill="#fff" opacity=".25"/>${highlight(left + 8, 116, 104)}
<rect x="${left - 4}" y="136" width="${right - left + 12}" height="74" fill="#fff8ea" opacity=".94"/><rect x="${right - 14}" y="136" width="22" height="74" fill="#b98a6a" opacity=".18"/>
${emblem ? embed(emblem, 98, 143, 60) : ''}
<g filter="${clay(4)}"><rect x="102" y="10" width="52" height="36" rx="9" fill="${side(cap)}"/></g>`,
    [emblem],
  )
}

/** A paper bag with a folded top. */
export function bag(paper: string, emblem?: Drawing, band?: string): Drawing {
  return svgDrawing(
    drawingKey('bag', paper, band, emblem?.key),
    `<g filter="${clay(10)}"><path d="M58 44q70-14 140 0l12 188q1 14-14 14H60q-15 0-14-14z" fill="${down(paper)}"/></g>
<path d="M178 46l20 2 12 186q0 12-14 12h-26q14-90 8-200z" fill="${shade(paper, 0.5)}" opacity=".22"/>
${band ? `<path d="M51 150l154 0 4 62q-80 12-162 0z" fill="${band}" opacity=".92"/>` : ''}
${label(emblem, 122, 152, 92)}
<g filter="${clay(5)}"><path d="M52 20q76-12 152 0l-4 40q-72-12-144 0z" fill="${down(tint(paper, 0.25))}"/></g>`,
    [emblem],
  )
}

/** A gable-top carton: milk, cream, juice. */
export function carton(color: string, emblem?: Drawing): Drawing {
  return svgDrawing(
    drawingKey('carton', color, emblem?.key),
    `<g filter="${clay(6)}"><path d="M60 92h96v142q0 8-8 8H68q-8 0-8-8z" fill="#fffdf6"/><path d="M156 92l42-10v136q0 6-6 9l-36 15z" fill="#e6dbd6"/>
<path d="M60 92l28-52h86l-18 52z" fill="${tint(color, 0.18)}"/><path d="M174 40l24 42-42 10z" fill="${shade(color, 0.25)}"/><path d="M86 14h90v28H86z" fill="${color}"/></g>
<path d="M60 176q50-26 96 0v58q0 8-8 8H68q-8 0-8-8z" fill="${down(color)}"/><path d="M156 176q24 8 42-8v50q0 6-6 9l-36 15z" fill="${shade(color, 0.25)}"/>
${highlight(66, 100, 66, 8)}${label(emblem, 108, 146, 70)}`,
    [emblem],
  )
}

/** An open plastic tub: sour cream, cottage cheese, yoghurt. */
export function tub(band: string, content = '#fffaf0', emblem?: Drawing): Drawing {
  return svgDrawing(
    drawingKey('tub', band, content, emblem?.key),
    `<g filter="${clay(9)}"><path d="M34 92h188l-18 136q-2 16-20 16H72q-18 0-20-16z" fill="${side('#fffdf8')}"/></g>
<path d="M39 132q90 26 178 0l-9 66q-80 24-160 0z" fill="${side(band)}"/>${label(emblem, 128, 170, 76)}
<g filter="${clay(4)}"><ellipse cx="128" cy="92" rx="98" ry="30" fill="${tint(band, 0.55)}"/></g>
<ellipse cx="128" cy="92" rx="84" ry="23" fill="${shade(content, 0.14)}"/>
<g filter="${clay(7)}"><path d="M46 92q4-20 36-22q10-28 44-26q8-22 26-26q0 16 14 24q22 4 20 26q24 6 24 24q-30 22-82 22t-82-22z" fill="${content}"/></g>`,
    [emblem],
  )
}

/** A tin can. */
export function tin(color: string, emblem?: Drawing, isFlat = false): Drawing {
  const top = isFlat ? 126 : 44
  return svgDrawing(
    drawingKey('tin', color, isFlat ? 'flat' : undefined, emblem?.key),
    `<g filter="${clay(7)}"><path d="M40 ${top}v${212 - top}q88 44 176 0V${top}z" fill="${side('#d9d4de')}"/><path d="M40 ${top + 22}v${172 - top}q88 42 176 0V${top + 22}q-88 40-176 0z" fill="${side(color)}"/></g>
${label(emblem, 128, (top + 246) / 2 + 8, isFlat ? 66 : 92)}
<g filter="${clay(4)}"><ellipse cx="128" cy="${top}" rx="88" ry="30" fill="#f1edf3"/></g><ellipse cx="128" cy="${top + 1}" rx="72" ry="22" fill="${down('#cfc9d6')}"/>
<path d="M128 ${top - 8}q26 0 26 9t-26 9" fill="none" stroke="#a9a1b5" stroke-width="5"/>`,
    [emblem],
  )
}

/** A small glass jar of a ground or whole spice. */
export function spiceJar(content: string, lid = '#7a4a2e', kind: Grain = 'powder'): Drawing {
  return svgDrawing(
    drawingKey('spice', content, lid, kind),
    `<g filter="${clay(7)}"><rect x="62" y="72" width="132" height="170" rx="26" fill="#eef4f2"/></g>
<path d="M72 118q56-18 112 0v96q0 20-20 20H92q-20 0-20-20z" fill="${side(content)}"/>
<g clip-path="inset(0)">${kind === 'powder' ? '' : scatterGrains(kind, content, 128, 176, 46, 50, 70)}</g>
<ellipse cx="128" cy="117" rx="55" ry="11" fill="${tint(content, 0.28)}"/>${highlight(72, 88, 132, 11)}
<rect x="62" y="72" width="132" height="170" rx="26" fill="none" stroke="#fff" stroke-width="5" opacity=".55"/>
<g filter="${clay(6)}"><rect x="68" y="16" width="120" height="64" rx="16" fill="${side(lid)}"/></g>`,
  )
}

/** A small ceramic bowl heaped with grains or powder. */
export function filledBowl(kind: Grain, content: string, bowl = '#f4ede4'): Drawing {
  return svgDrawing(
    drawingKey('bowl', kind, content, bowl),
    `<g filter="${clay(4)}"><ellipse cx="128" cy="116" rx="116" ry="42" fill="${tint(bowl, 0.4)}"/></g><ellipse cx="128" cy="118" rx="104" ry="34" fill="${shade(bowl, 0.4)}"/>
<path d="M26 116q14-64 102-82q88 18 102 82q-20 34-102 34t-102-34z" fill="${ball(kind === 'powder' ? content : shade(content, 0.2))}" filter="${kind === 'powder' ? clay(8) : blur(0.5)}"/>
${kind === 'powder' ? `<path d="M60 100q40-30 80-44M96 122q50-30 84-38" stroke="#fff" stroke-width="7" stroke-linecap="round" opacity=".35" fill="none" filter="${blur(3)}"/>` : scatterGrains(kind, content, 128, 92, 96, 50, 190, true)}
<g filter="${clay(9)}"><path d="M12 118q34 36 116 36t116-36q0 78-64 112q-52 20-104 0q-64-34-64-112z" fill="${side(bowl)}"/></g>`,
  )
}

/** A flat sachet: yeast, baking powder, vanilla sugar, gelatine. */
export function sachet(color: string, emblem?: Drawing): Drawing {
  return svgDrawing(
    drawingKey('sachet', color, emblem?.key),
    `<g transform="rotate(-7 128 128)" filter="${clay(8)}"><path d="M60 22h136v212H60z" fill="${down(color)}"/><path d="M60 22h136v24H60zM60 210h136v24H60z" fill="${tint(color, 0.45)}"/></g>
<g transform="rotate(-7 128 128)"><path d="M70 22v24M84 22v24M98 22v24M112 22v24M126 22v24M140 22v24M154 22v24M168 22v24M182 22v24M70 210v24M84 210v24M98 210v24M112 210v24M126 210v24M140 210v24M154 210v24M168 210v24M182 210v24" stroke="${shade(color, 0.3)}" stroke-width="3" opacity=".4"/>${label(emblem, 128, 128, 84)}</g>`,
    [emblem],
  )
}

/** A flat pack with a window that shows its content: noodles, frozen food. */
export function pack(color: string, inside: Drawing, emblem?: Drawing): Drawing {
  return svgDrawing(
    drawingKey('pack', color, inside.key, emblem?.key),
    `<g filter="${clay(9)}"><path d="M44 30q84-12 168 0q-8 98 0 196q-84 14-168 0q8-98 0-196z" fill="${down(color)}"/></g>
<path d="M44 30q84-12 168 0l-1 16q-83-10-166 0zM44 226q84 14 168 0l-1-16q-83 12-166 0z" fill="${tint(color, 0.45)}"/>
<ellipse cx="128" cy="132" rx="66" ry="68" fill="${mix('#fff6e6', color, 0.12)}"/>${embed(inside, 72, 76, 112)}
<ellipse cx="104" cy="94" rx="22" ry="12" fill="${fade('#ffffff')}" opacity=".7"/>`,
    [inside, emblem],
  )
}

/** A glass of a drink or of water. */
export function tumbler(liquid: string): Drawing {
  return svgDrawing(
    drawingKey('tumbler', liquid),
    `<g filter="${clay(6)}"><path d="M56 40h144l-18 192q-1 12-14 12H88q-13 0-14-12z" fill="#e3f1f6"/></g><path d="M64 84q64 14 128 0l-14 142q-1 10-12 10H90q-11 0-12-10z" fill="${side(liquid)}"/>
<ellipse cx="128" cy="85" rx="64" ry="13" fill="${tint(liquid, 0.5)}"/><ellipse cx="128" cy="40" rx="72" ry="15" fill="#f5fbfd" stroke="#cfe3ea" stroke-width="4"/>${highlight(78, 62, 150, 10)}`,
  )
}

/** A pot of jam with a cloth lid. */
export function crock(content: string, cloth: string): Drawing {
  return svgDrawing(
    drawingKey('crock', content, cloth),
    `<g filter="${clay(10)}"><path d="M54 76h148q36 40 30 96q-6 50-34 70H58q-28-20-34-70q-6-56 30-96z" fill="${side(content)}"/></g>${highlight(48, 112, 84, 14)}
<g filter="${clay(6)}"><path d="M36 74q14-52 92-54q78 2 92 54q6 20-8 22q-12-12-22 2q-12-14-24 0q-12-12-24 2q-12-14-26 0q-12-12-24 0q-12-14-24-2q-10-14-22 0q-14-4-10-24z" fill="${down(cloth)}"/></g>
<path d="M52 76q76 18 152 0" stroke="${shade(cloth, 0.4)}" stroke-width="6" fill="none" opacity=".5"/>`,
  )
}
