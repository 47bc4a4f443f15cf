import { Button } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { config } from '@/lib/config'
import { documentTitle, titles, welcome } from '@/lib/messages'
import { navigate } from '@/lib/navigation'
import { paths } from '@/lib/routes'

const WIDTHS = [640, 960, 1280]
const srcSet = (format: string) =>
  WIDTHS.map((width) => `${config.basePath}/images/welcome-${width}.${format} ${width}w`).join(', ')

/** The poster at the entrance; in the exported HTML, readable before any script has run. */
export function WelcomeScreen() {
  return (
    <div
      data-screen="welcome"
      className="flex flex-col items-center gap-wide py-roomy desktop:grid desktop:grid-cols-poster desktop:py-vast"
    >
      <div className="flex flex-col items-center gap-roomy text-center desktop:items-start desktop:text-left">
        <ScreenTitle title={welcome.title} documentTitle={documentTitle(titles.welcome)} isPoster />
        <p className="max-w-text text-lead text-pretty">{welcome.description}</p>
        <div className="flex flex-wrap items-center justify-center gap-base">
          <Button size="large" onClick={() => navigate(paths.categories)}>
            {welcome.cook}
          </Button>
          <span aria-hidden className="text-label text-ink-soft">
            {welcome.cookCaption}
          </span>
        </div>
      </div>
      <picture>
        <source type="image/avif" srcSet={srcSet('avif')} sizes="(min-width: 64rem) 50vw, 92vw" />
        <img
          src={`${config.basePath}/images/welcome-960.webp`}
          srcSet={srcSet('webp')}
          sizes="(min-width: 64rem) 50vw, 92vw"
          alt=""
          width={1280}
          height={960}
          className="h-auto w-full rounded-card"
        />
      </picture>
    </div>
  )
}
