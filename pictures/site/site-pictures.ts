import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { publicDirectory } from '../paths'
import { type Variant, writeVariants } from '../picture-files'
import { appIcon, favicon, shortcutIcon, shortcutNames } from './brand'
import { placeholder } from './placeholder'
import { emptyState, emptyStates, social, welcome } from './scenes'

const avifAndWebp = (base: string, widths: readonly number[], avif: number, webp: number): Variant[] =>
  widths.flatMap((width): Variant[] => [
    { file: `${base}-${width}.avif`, width, format: 'avif', quality: avif },
    { file: `${base}-${width}.webp`, width, format: 'webp', quality: webp },
  ])

const png = (file: string, width: number): Variant => ({ file, width, format: 'png', quality: 100 })

/** One file of each picture, for the contact sheet. */
export const sitePictureFiles = [
  'images/welcome-960.webp',
  'icons/social.jpg',
  'images/placeholder.svg',
  ...Object.keys(emptyStates).map((name) => `images/${name}.webp`),
  'icons/icon-512.png',
  'icons/maskable-512.png',
  ...shortcutNames.map((name) => `icons/shortcut-${name}-96.png`),
]

/** Writes the pictures that belong to no recipe or product: welcome page, empty screens, icons. */
export async function writeSitePictures(): Promise<void> {
  await mkdir(join(publicDirectory, 'icons'), { recursive: true })
  await writeFile(join(publicDirectory, 'images/placeholder.svg'), placeholder)
  await writeVariants('welcome', await welcome(), [
    ...avifAndWebp('images/welcome', [640, 960, 1280], 50, 72),
    // The app inlines it into the page; 384 is the width of the picture on a phone.
    { file: 'images/welcome-preview.avif', width: 384, format: 'avif', quality: 10 },
  ])
  for (const [name, draw] of Object.entries(emptyStates)) {
    await writeVariants(name, await emptyState(draw), [
      { file: `images/${name}.webp`, width: 480, format: 'webp', quality: 50, alphaQuality: 40 },
    ])
  }
  await writeFile(join(publicDirectory, 'icons/favicon.svg'), favicon)
  await writeVariants('icon-192', appIcon(192, true, 0.76), [png('icons/icon-192.png', 192)])
  await writeVariants('icon-512', appIcon(512, true, 0.76), [png('icons/icon-512.png', 512)])
  await writeVariants('maskable', appIcon(512, false, 0.62), [png('icons/maskable-512.png', 512)])
  await writeVariants('apple', appIcon(180, false, 0.72), [png('icons/apple-touch-icon.png', 180)])
  for (const name of shortcutNames) {
    await writeVariants(`shortcut-${name}`, shortcutIcon(name, 96), [
      png(`icons/shortcut-${name}-96.png`, 96),
    ])
  }
  await writeVariants('social', await social(), [
    { file: 'icons/social.jpg', width: 1200, format: 'jpeg', quality: 82 },
  ])
}
