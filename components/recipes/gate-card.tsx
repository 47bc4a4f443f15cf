import clsx from 'clsx/lite'
import type { ReactNode } from 'react'

import { BoundWords } from '@/components/ui/bound-words'
import { CheckList } from '@/components/ui/check-list'
import { Icon } from '@/components/ui/icon'
import { Picture } from '@/components/ui/picture'
import { pictureProps } from '@/lib/api/assets'
import { gate as texts } from '@/lib/recipes/gate-messages'
import { useRecipeIndex } from '@/lib/recipes/use-recipe-index'
import { hash, parseRoute, paths } from '@/lib/router/routes'
import { quoted } from '@/lib/text/quoted'

type GateCardProps = {
  /** The path of the recipe or of the invitation. */
  path: string
  isSignedIn?: boolean
}

/** What a visitor has to sign in for: on the login page a reason to sign in, afterwards a link to it. */
export const GateCard = (props: GateCardProps) =>
  parseRoute(props.path).screen === 'invitation' ? <InvitationCard {...props} /> : <RecipeCard {...props} />

/** The data of the recipe come from the index, since a recipe is requested only for signed-in visitors. */
function RecipeCard({ path, isSignedIn = false }: GateCardProps) {
  const { id } = parseRoute(path)
  const { entries } = useRecipeIndex()
  const recipe = entries?.find((entry) => entry.id === id)
  const dish = recipe ? quoted(recipe.title) : texts.thisDish
  return (
    <Card
      label={isSignedIn ? texts.goOn : texts.why}
      isSignedIn={isSignedIn}
      // As high as four lines of the text, so that the name of the dish, which loads late, moves nothing.
      picture={
        <Picture
          {...pictureProps(recipe?.name ?? '', recipe?.picture)}
          sizes="5rem"
          className="size-thumb shrink-0 rounded-control"
        />
      }
      text={isSignedIn ? texts.continueWith(dish) : texts.signIn(dish)}
      reasons={texts.reasons}
      link={isSignedIn ? { path, label: texts.open } : { path: paths.categories, label: texts.back }}
    />
  )
}

function InvitationCard({ path, isSignedIn = false }: GateCardProps) {
  const { signIn, goOn, reasons, open, back } = texts.invitation
  const text = isSignedIn ? goOn : signIn
  return (
    <Card
      label={text}
      isSignedIn={isSignedIn}
      picture={<Icon name="person" className="text-accent" />}
      text={text}
      reasons={reasons}
      link={{ path, label: isSignedIn ? open : back }}
    />
  )
}

type CardProps = {
  label: string
  isSignedIn: boolean
  picture: ReactNode
  text: string
  /** Shown to visitors who are signed out. */
  reasons: string[]
  link: { path: string; label: string }
}

const Card = ({ label, isSignedIn, picture, text, reasons, link }: CardProps) => (
  <section
    aria-label={label}
    className={clsx(
      'flex flex-col items-start gap-snug rounded-card bg-accent-soft p-base text-label',
      isSignedIn && 'tablet:flex-row tablet:items-center tablet:gap-roomy',
    )}
  >
    <div className="flex items-center gap-base max-slim:flex-wrap">
      {picture}
      <p className="min-w-0 font-medium wrap-anywhere tablet:text-item">
        <BoundWords text={text} />
      </p>
    </div>
    {!isSignedIn && <CheckList texts={reasons} />}
    <a href={hash(link.path)} className="text-link">
      {link.label}
    </a>
  </section>
)
