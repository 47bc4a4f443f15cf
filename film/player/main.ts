import { type Story } from '../story'
import { startPlayer } from './player'
import { followTheme } from './theme'

const siteRoot = '../../'
const failed = new Set<string>()
const resolve = (path: string) => (path.startsWith('https:') ? path : siteRoot + path)
const placeholder = resolve('images/placeholder.svg')
const address = (path: string) => (failed.has(resolve(path)) ? placeholder : resolve(path))

// Before the first paint, and before the first picture can fail.
followTheme()
addEventListener('error', replacePicture, true)
addEventListener('DOMContentLoaded', () => {
  const story = document.getElementById('story')?.textContent
  if (story) startPlayer(JSON.parse(story) as Story, address)
})

function replacePicture({ target }: Event) {
  if (!(target instanceof HTMLImageElement) || target.dataset.failed) return
  failed.add(target.getAttribute('src') ?? '')
  target.dataset.failed = 'true'
  target.parentElement?.querySelectorAll('source').forEach((source) => source.remove())
  target.removeAttribute('srcset')
  target.src = placeholder
}
