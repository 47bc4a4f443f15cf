import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { fromRoot, siteRoot } from '../../film/urls'
import { page as texts } from '../../lib/catalog/page-messages'
import { hash, paths } from '../../lib/router/routes'
import { documentTitle } from '../../lib/router/titles'
import { shell } from '../../lib/shell/messages'
import { welcome } from '../../lib/shell/welcome-messages'
import { fontsClass } from '../../lib/theme/css-variables'
import { theme, themeName } from '../../tailwind.config'

/** The only script: applies the theme that the visitor has chosen in the app, which the specification stores as `isDark`. */
const applyTheme = `try{const isDark=localStorage.getItem('isDark');if(isDark==='true'||isDark==='false')document.documentElement.dataset.theme=isDark==='true'?'dark':'light'}catch{}`

/** Stands for the path of the style sheet, which depends on all pages. */
export const STYLE = 'STYLE'

type DocumentProps = {
  title: string
  description: string
  /** The page's own absolute URL and that of its picture; undefined where the site's host is not known. */
  absolute: { url: string; picture: string } | undefined
  pictureText: string
  /** Structured data of schema.org. */
  data: object
  children: ReactNode
}

/** The HTML of a static page, in which `STYLE` stands for its style sheet. */
export function renderDocument({ children, ...meta }: DocumentProps): string {
  const head = renderToStaticMarkup(<Head {...meta} />)
  const body = renderToStaticMarkup(<Body>{children}</Body>)
  return `<!doctype html><html lang="ru" class="${fontsClass(themeName)}"><head>${head}</head><body>${body}</body></html>`
}

function Head({ title, description, absolute, pictureText, data }: Omit<DocumentProps, 'children'>) {
  const name = documentTitle(title)
  return (
    <>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{name}</title>
      <meta name="description" content={description} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={theme.light.tones.page} />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content={theme.dark.tones.page} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content={shell.brand} />
      <meta property="og:locale" content="ru_RU" />
      <meta property="og:title" content={name} />
      <meta property="og:description" content={description} />
      <meta name="twitter:card" content={absolute ? 'summary_large_image' : 'summary'} />
      <meta name="twitter:title" content={name} />
      <meta name="twitter:description" content={description} />
      {absolute && (
        <>
          <link rel="canonical" href={absolute.url} />
          <meta property="og:url" content={absolute.url} />
          <meta property="og:image" content={absolute.picture} />
          <meta property="og:image:alt" content={pictureText} />
          <meta name="twitter:image" content={absolute.picture} />
          <meta name="twitter:image:alt" content={pictureText} />
        </>
      )}
      <link rel="stylesheet" href={siteRoot + STYLE} />
      <link rel="icon" href={`${siteRoot}icons/favicon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${siteRoot}icons/apple-touch-icon.png`} />
      <script dangerouslySetInnerHTML={{ __html: applyTheme }} />
      <script
        type="application/ld+json"
        dangerouslySetInnerHTML={{ __html: JSON.stringify(data).replaceAll('<', '\\u003c') }}
      />
    </>
  )
}

const Body = ({ children }: { children: ReactNode }) => (
  <>
    <header className="mx-auto flex max-w-page items-center justify-between px-base py-tight desktop:px-vast print:hidden">
      <a
        href={siteRoot}
        aria-label={texts.home}
        className="inline-flex min-h-touch items-center font-display text-section font-heavy tracking-tight text-accent"
      >
        {shell.brand.toUpperCase()}
      </a>
      <a href={siteRoot + hash(paths.categories)} className="text-link">
        {texts.categories}
      </a>
    </header>
    <main className="mx-auto max-w-page px-base pb-vast desktop:px-vast">{children}</main>
    <footer className="bg-sunken print:hidden">
      <p className="mx-auto max-w-page px-base py-wide text-label text-ink-soft desktop:px-vast">
        {welcome.description}
      </p>
    </footer>
  </>
)

type DishPictureProps = {
  name: string
  picture: { avif?: string; webp?: string } | undefined
  alt?: string
  sizes: string
  /** Above the fold. */
  eager?: boolean
  className: string
}

/** A picture that works without a script. */
export const DishPicture = ({
  name,
  picture,
  alt = '',
  sizes,
  eager = false,
  className,
}: DishPictureProps) => (
  <picture className="contents">
    {picture?.avif && <source type="image/avif" srcSet={fromRoot(picture.avif)} sizes={sizes} />}
    {picture?.webp && <source type="image/webp" srcSet={fromRoot(picture.webp)} sizes={sizes} />}
    <img
      src={siteRoot + name}
      alt={alt}
      width={640}
      height={480}
      loading={eager ? 'eager' : 'lazy'}
      fetchPriority={eager ? 'high' : undefined}
      className={`bg-sunken object-cover ${className}`}
    />
  </picture>
)
