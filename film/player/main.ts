import { type Story } from '../story'
import { placeholderPath, siteRoot } from '../urls'
import { borrowFonts } from './borrow-fonts'
import { startPlayer } from './player'
import { followTheme } from './follow-theme'

const placeholderUrl = siteRoot + placeholderPath
const failedUrls = new Set<string>()

// This script runs in <head>: theme and fonts are set before the first paint, the listener before the first image can fail.
followTheme()
borrowFonts()
addEventListener('error', replaceFailedImage, true)
addEventListener('DOMContentLoaded', () => {
  const story = document.getElementById('story')?.textContent
  if (story) startPlayer(JSON.parse(story) as Story, resolveUrl)
})

function resolveUrl(path: string) {
  const url = path.startsWith('https:') ? path : siteRoot + path
  return failedUrls.has(url) ? placeholderUrl : url
}

function replaceFailedImage({ target }: Event) {
  if (!(target instanceof HTMLImageElement) || target.dataset.failed) return
  failedUrls.add(target.getAttribute('src') ?? '')
  target.dataset.failed = 'true'
  target.parentElement?.querySelectorAll('source').forEach((source) => source.remove())
  target.removeAttribute('srcset')
  target.src = placeholderUrl
}
