import { describe, expect, it } from 'vitest'
import { withoutRepeatedCss } from './dedupe-inlined-css'

const css = 'p::before{content:"ё <"}'
const rows = (styleSheet: string) =>
  `1:"$Sreact"\n2:T${Buffer.byteLength(styleSheet).toString(16)},${styleSheet}3:T4,<\n>\n4:["$","style","a",{"children":"$2"}]\n`
const push = (text: string) => `<script>self.__next_f.push([1,${JSON.stringify(text)}])</script>`
const page = (scripts: string) =>
  `<html><style data-precedence="next" data-href="/a.css">${css}</style><p>Ё</p>${scripts}</html>`

/** The flight data that the scripts of a page hand over, as a browser runs them. */
function flightOf(html: string) {
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map(([, text = '']) => text)
  const pushed: [number, string][] = []
  for (const script of scripts) new Function('self', script)({ __next_f: pushed })
  return pushed.map(([, text]) => text).join('')
}

describe('withoutRepeatedCss', () => {
  it('leaves each inlined style sheet in the page once', () => {
    const html = withoutRepeatedCss(page(push(rows(css))))
    expect(html.split('content:')).toHaveLength(2)
    expect(flightOf(html)).toBe('1:"$Sreact"\n2:T0,3:T4,<\n>\n4:["$","style","a",{"children":"$2"}]\n')
  })

  it('changes nothing else, wherever the flight data are split', () => {
    const flight = rows('p{color:red}')
    for (let at = 0; at <= flight.length; at += 7) {
      const html = withoutRepeatedCss(page(push(flight.slice(0, at)) + push(flight.slice(at))))
      expect(flightOf(html)).toBe(flight)
      expect(html).toContain(css)
    }
  })

  it('does not change a page without flight data', () => {
    const html = page('<script>alert(1)</script>')
    expect(withoutRepeatedCss(html)).toBe(html)
  })
})
