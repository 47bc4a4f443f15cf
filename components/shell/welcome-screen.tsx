import { useState } from 'react'

import { Button } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { config } from '@/lib/config'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { titles } from '@/lib/router/titles'
import { welcome } from '@/lib/shell/welcome-messages'
import { navigate } from '@/lib/router/navigation'
import { paths } from '@/lib/router/routes'

const WIDTHS = [640, 960, 1280]
/** Slightly less than the real width, so that common screens use the smaller file, scaled up by 4 % at most. */
const SIZES = '(min-width: 64rem) 50vw, 88vw'
const srcSet = (format: string) =>
  WIDTHS.map((width) => `${config.basePath}/images/welcome-${width}.${format} ${width}w`).join(', ')

/** The welcome page, part of the exported HTML and readable before any script has run (decisions 3). */
export function WelcomeScreen() {
  useDocumentTitle(titles.welcome)
  const [hasLoaded, setHasLoaded] = useState(false)
  return (
    <div
      data-screen="welcome"
      className="flex flex-col gap-base py-base desktop:grid desktop:grid-cols-poster desktop:items-center"
    >
      <div className="text-center desktop:col-span-2 desktop:text-left">
        <ScreenTitle title={welcome.title} isPoster />
      </div>
      {/* The picture overlaps the title, in front of a block of the highlight colour. */}
      <div className="relative -mt-wide desktop:order-last desktop:-mt-giant">
        <span aria-hidden className="absolute inset-x-0 top-vast bottom-0 rounded-table bg-highlight" />
        <picture className="contents">
          <source type="image/avif" srcSet={srcSet('avif')} sizes={SIZES} />
          <img
            // The picture may have loaded before hydration.
            ref={(image) => {
              if (image?.complete) setHasLoaded(true)
            }}
            onLoad={() => setHasLoaded(true)}
            data-preview={hasLoaded ? undefined : ''}
            src={`${config.basePath}/images/welcome-960.webp`}
            srcSet={srcSet('webp')}
            sizes={SIZES}
            alt=""
            loading="lazy"
            width={1280}
            height={960}
            className="relative h-auto w-full"
          />
        </picture>
      </div>
      <div className="flex flex-col items-center gap-roomy text-center desktop:items-start desktop:text-left">
        <p className="max-w-text text-lead text-pretty">{welcome.description}</p>
        <div className="flex flex-col items-center gap-snug desktop:flex-row desktop:gap-base">
          <Button size="large" data-leads-to={paths.categories} onClick={() => navigate(paths.categories)}>
            {welcome.cook}
          </Button>
          <span className="text-label text-ink-soft">{welcome.cookCaption}</span>
        </div>
      </div>
    </div>
  )
}
