import { describe, expect, it } from 'vitest'

import { siteAddress, siteSrcSet, videoAddress } from '@/lib/assets'

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
    '',
  ])('%j may not be used', (address) => expect(siteAddress(address)).toBeUndefined())
})

describe('siteSrcSet', () => {
  it('resolves each address', () =>
    expect(siteSrcSet('images/a-320.avif 320w, images/a-640.avif 640w')).toBe(
      '/tasty/images/a-320.avif 320w, /tasty/images/a-640.avif 640w',
    ))
  it('is dropped whole when one address does not fit', () =>
    expect(siteSrcSet('images/a.avif 320w, javascript:1 640w')).toBeUndefined())
  it('may be absent', () => expect(siteSrcSet(undefined)).toBeUndefined())
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
    ['javascript:alert(1)', undefined],
    ['http://rutube.ru/x', undefined],
  ])('%j -> %j', (address, expected) => expect(videoAddress(address)).toBe(expected))
})
