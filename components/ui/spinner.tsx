export function Spinner() {
  return (
    <svg
      viewBox="0 0 24 24"
      className="size-glyph animate-spin"
      fill="none"
      stroke="currentColor"
      aria-hidden
    >
      <circle cx="12" cy="12" r="9" strokeWidth="3" className="opacity-50" />
      <path d="M12 3a9 9 0 0 1 9 9" strokeWidth="3" strokeLinecap="round" />
    </svg>
  )
}
