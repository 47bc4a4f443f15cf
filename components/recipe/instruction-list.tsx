/** The steps of a recipe, numbered. */
export function InstructionList({ instructions }: { instructions: string[] }) {
  return (
    <ol className="flex flex-col gap-snug">
      {instructions.map((text, index) => (
        <li key={index} className="flex gap-base rounded-card bg-surface p-base shadow-card">
          <span
            aria-hidden
            className="flex size-touch shrink-0 items-center justify-center rounded-pill bg-highlight font-display text-item font-heavy text-on-highlight"
          >
            {index + 1}
          </span>
          <p className="self-center text-item">{text}</p>
        </li>
      ))}
    </ol>
  )
}
