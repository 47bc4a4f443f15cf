import { Disclosure } from '@/components/ui/disclosure'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'

/** What was read and is in no part of the recipe, line by line. */
export const LeftOut = ({ lines }: { lines: string[] }) =>
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
