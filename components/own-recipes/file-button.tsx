import type { ChangeEvent, InputHTMLAttributes } from 'react'

type FileButtonProps = Pick<InputHTMLAttributes<HTMLInputElement>, 'accept' | 'multiple'> & {
  label: string
  /** Receives at least one file. */
  onFiles: (files: File[]) => void
}

/** A file input that looks like a button. The same file can be chosen again. */
export function FileButton({ label, onFiles, ...input }: FileButtonProps) {
  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    if (files.length > 0) onFiles(files)
  }

  return (
    <label className="relative inline-flex min-h-touch items-center justify-center rounded-control border-control border-edge bg-surface px-roomy py-tight text-label font-medium transition duration-quick hover:border-accent hover:text-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
      {label}
      <input type="file" {...input} onChange={choose} className="absolute inset-0 cursor-pointer opacity-0" />
    </label>
  )
}
