import { useId } from 'react'

import { diary as messages } from '@/lib/diary/messages'

const STARS = [1, 2, 3, 4, 5]

type StarRatingProps = { stars: number | undefined; onChange: (stars: number | undefined) => void }

/** Five stars in a row, of which none has to be chosen: a press on the chosen one, or Space, takes it back. */
export function StarRating({ stars = 0, onChange }: StarRatingProps) {
  const name = useId()
  return (
    <fieldset>
      <legend className="mb-hair text-label font-medium">{messages.stars}</legend>
      <div className="flex flex-wrap">
        {STARS.map((star) => (
          <label
            key={star}
            className="relative flex size-touch items-center justify-center rounded-control text-title text-accent has-focus-visible:outline-3 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name={name}
              aria-label={messages.starName(star)}
              checked={star === stars}
              onChange={() => onChange(star)}
              onClick={() => star === stars && onChange(undefined)}
              onKeyDown={(event) => {
                // Browsers do not click a chosen radio button by its key.
                if (event.key !== ' ' || star !== stars) return
                event.preventDefault()
                onChange(undefined)
              }}
              className="absolute inset-0 opacity-0"
            />
            <span aria-hidden>{star <= stars ? '★' : '☆'}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
