import fc from 'fast-check'
import { describe, expect, it } from 'vitest'

import { pictureProps, siteAddress, siteSrcSet } from '@/lib/api/assets'
import { VIDEO_HOSTS, videoAddress } from '@/lib/recipes/video'

describe('siteAddress', () => {
  it.each([
    ['images/soups.webp', '/tasty/images/soups.webp'],
    ['video/borscht/', '/tasty/video/borscht/'],
    ['https://cdn.example/a.webp', 'https://cdn.example/a.webp'],
    ['http://localhost:3000/tasty/images/a.webp', '/tasty/images/a.webp'],
  ])('%j -> %j', (address, expected) => expect(siteAddress(address)).toBe(expected))

  it.each([
    'javascript:alert(1)',
    'data:text/html,<script>1</script>',
    'http://cdn.example/a.webp',
    '//evil.example/a.webp',
    '/etc/passwd',
    '../secret',
    'https://www.youtube.com@evil.example/',
    'https://user:pass@cdn.example/',
    'https://',
    'blob:https://evil.example/1',
    ' javascript:alert(1)',
    'java\nscript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'vbscript:msgbox(1)',
    'file:///etc/passwd',
    'filesystem:https://evil.example/1',
    'http:\\\\evil.example\\a.webp',
    '\\\\evil.example\\a.webp',
    'images/../../secret',
    'images/%2e%2e/%2e%2e/secret',
    '/tasty-evil/a.webp',
    'http://localhost:3000@evil.example/tasty/',
    'http://localhost:30000/tasty/a.webp',
    'https://[::1',
    '',
  ])('rejects %j', (address) => expect(siteAddress(address)).toBeUndefined())
})

describe('siteSrcSet', () => {
  it('resolves every address', () =>
    expect(siteSrcSet('images/a-320.avif 320w, images/a-640.avif 640w')).toBe(
      '/tasty/images/a-320.avif 320w, /tasty/images/a-640.avif 640w',
    ))
  it('keeps commas inside an address', () =>
    expect(
      siteSrcSet('https://cdn.example/w_400,h_300/a.jpg 400w,https://cdn.example/w_800,h_600/a.jpg 800w'),
    ).toBe('https://cdn.example/w_400,h_300/a.jpg 400w, https://cdn.example/w_800,h_600/a.jpg 800w'))
  it('accepts addresses without sizes', () =>
    expect(siteSrcSet('images/a.webp, images/b.webp 2x')).toBe(
      '/tasty/images/a.webp, /tasty/images/b.webp 2x',
    ))
  it('is undefined when one address is not allowed', () =>
    expect(siteSrcSet('images/a.avif 320w, javascript:1 640w')).toBeUndefined())
  it('is undefined when it is absent', () => expect(siteSrcSet(undefined)).toBeUndefined())
})

describe('videoAddress', () => {
  it.each([
    ['video/borscht/', '/tasty/video/borscht/'],
    ['https://www.youtube-nocookie.com/embed/x', 'https://www.youtube-nocookie.com/embed/x'],
    ['https://rutube.ru/play/embed/x', 'https://rutube.ru/play/embed/x'],
    ['https://vk.com/video_ext.php?oid=1', 'https://vk.com/video_ext.php?oid=1'],
    ['https://evil.example/x', undefined],
    ['https://www.youtube.com@evil.example/', undefined],
    ['https://rutube.ru.evil.example/', undefined],
    ['https://rutube.ru:8443/x', undefined],
    ['https://evil.example/www.youtube.com', undefined],
    ['https://evil.example/?https://www.youtube.com/', undefined],
    ['https://evil.example#@www.youtube.com/', undefined],
    ['https://evil.example\\\\@www.youtube.com/', undefined],
    ['https://www.youtube.com\u3002evil.example/', undefined],
    ['https://www.y\u043eutube.com/embed/x', undefined],
    ['https://wwwyoutube.com/embed/x', undefined],
    ['//www.youtube.com/embed/x', undefined],
    ['data:text/html,<script>alert(1)</script>', undefined],
    ['javascript:alert(1)', undefined],
    ['http://rutube.ru/x', undefined],
  ])('%j -> %j', (address, expected) => expect(videoAddress(address)).toBe(expected))
})

describe('addresses of any text', () => {
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.webUrl({ withFragments: true, withQueryParameters: true }),
    fc
      .tuple(
        fc.constantFrom('', 'https://', 'javascript:', 'data:', '//', '\\\\', '../', '%', '\ud800'),
        fc.constantFrom('', 'www.youtube.com', 'rutube.ru', 'localhost:3000/tasty/', 'user:pass'),
        fc.constantFrom('', '@', '/', '?', '#', '\\', ':', '.', '\u0000'),
        fc.constantFrom('', 'evil.example', 'alert(1)', '/tasty/', '%E0%A4%A'),
      )
      .map((parts) => parts.join('')),
  )

  it('resolve to a path of the site, an https address without credentials, or undefined', () =>
    fc.assert(
      fc.property(text, (address) => {
        const resolved = siteAddress(address)
        if (resolved === undefined || resolved.startsWith('/tasty/')) return
        const { protocol, username, password } = new URL(resolved)
        expect([protocol, username, password]).toEqual(['https:', '', ''])
      }),
    ))

  it('resolve to a video of the site, one of an allowed host, or undefined', () =>
    fc.assert(
      fc.property(text, (address) => {
        const resolved = videoAddress(address)
        if (resolved === undefined || resolved.startsWith('/tasty/')) return
        expect(VIDEO_HOSTS).toContain(new URL(resolved).host)
      }),
    ))
})

describe('the blurred placeholder of pictureProps', () => {
  const blurOf = (blur: string) => pictureProps('', { blur }).blur
  it.each(['data:image/webp;base64,UklGRg==', 'data:image/svg+xml,%3Csvg/%3E'])('accepts %j', (blur) =>
    expect(blurOf(blur)).toBe(blur),
  )
  it.each([
    'https://evil.example/a.png',
    'data:text/html,x',
    'data:image/png"), url("https://evil.example/who"',
    'data:image/png\\',
    'data:image/png,a b',
    'javascript:alert(1)',
    '',
  ])('drops %j', (blur) => expect(blurOf(blur)).toBeUndefined())
})
