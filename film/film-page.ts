import type { RecipeDetail } from '../mock-api/catalogue/api-types'
import { withNonBreakingSpaces } from './captions'
import { formatDuration } from './duration'
import { icons } from './player/icons'
import { closingLine, recipeFacts, type Story } from './story'
import { fromRoot, siteRoot } from './urls'

/** The dish fills half of the frame, or the width of a phone. */
const sizes = '(max-aspect-ratio: 1/1) 100vw, 56vw'

/** Returns the HTML of one film. It shows the cover without the script, which draws everything else. */
export function filmPage(
  recipe: RecipeDetail,
  story: Story,
  files: { script: string; style: string },
): string {
  const { id, title, picture, name } = recipe
  const avif =
    picture?.avif && `<source type="image/avif" srcset="${escape(fromRoot(picture.avif))}" sizes="${sizes}">`
  const webp = picture?.webp ? ` srcset="${escape(fromRoot(picture.webp))}" sizes="${sizes}"` : ''
  return `<!doctype html>
<html lang="ru">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<title>${escape(title)} — видео рецепта · Tasty</title>
<meta name="description" content="Как приготовить: ${escape(title)}. Короткий фильм по шагам.">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="${siteRoot}icons/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../${files.style}">
<script src="../${files.script}"></script>
</head>
<body>
<main class="film" data-state="poster" data-scene="title">
<div class="wall"></div>
<div class="stage" aria-hidden="true"></div>
<div class="card">
<p class="count"></p>
<div class="captions" aria-live="polite" aria-atomic="true"></div>
</div>
<div class="cover">
<div class="dish"><picture>${avif || ''}<img src="${siteRoot}${escape(name)}"${webp} alt="" width="640" height="480" fetchpriority="high"></picture></div>
<div class="words">
<p class="kicker">Видео рецепта\u00a0·\u00a0${formatDuration(story.duration)}</p>
<h1 data-letters="${longestPart(title)}">${escape(withNonBreakingSpaces(title))}</h1>
<p class="facts">${escape(recipeFacts(recipe))}</p>
<p class="wish" hidden>${closingLine}</p>
<noscript><p class="facts">Чтобы посмотреть фильм, включите JavaScript.</p></noscript>
</div>
</div>
<button class="start" type="button" hidden><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${icons.play}"/></svg><span class="unseen">Смотреть видео</span></button>
<div class="controls" role="group" aria-label="Управление видео" hidden></div>
<a class="home" href="${siteRoot}#/selected_recipe/${encodeURIComponent(id)}/" target="_top" hidden>К рецепту</a>
</main>
<script type="application/json" id="story">${JSON.stringify(story).replaceAll('<', '\\u003c')}</script>
</body>
</html>
`
}

/** The letters of the longest part of a title that no line break divides; its size depends on them (`style/cover.css`). */
const longestPart = (title: string) =>
  Math.max(
    ...withNonBreakingSpaces(title)
      .split(/[ -]/)
      .map(({ length }) => length),
  )

function escape(text: string) {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
