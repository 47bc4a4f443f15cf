import { Disclosure } from '@/components/ui/disclosure'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'

/** The lines of a text that are in no part of its recipe. */
export const LeftOut = ({ lines = [] }: { lines?: string[] }) =>
  lines.length > 0 && (
    <Disclosure isHeading={false} title={messages.leftOut(lines.length)}>
      {() => (
        <ul className="flex flex-col gap-hair px-base text-label">
          {lines.map((line, index) => (
            <li key={index} className="wrap-anywhere">
              {line}
            </li>
          ))}
        </ul>
      )}
    </Disclosure>
  )
