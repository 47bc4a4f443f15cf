import { Disclosure } from '@/components/ui/disclosure'

type FoldedTextProps = { title: string; paragraphs: string[] }

/** Paragraphs of a card that are shown on request. */
export const FoldedText = ({ title, paragraphs }: FoldedTextProps) => (
  // Aligns its title with the other texts.
  <div className="-mx-base">
    <Disclosure title={title} isHeading={false}>
      {() => (
        <div className="flex flex-col gap-tight px-base text-label text-ink-soft">
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      )}
    </Disclosure>
  </div>
)
