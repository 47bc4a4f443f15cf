import { type ChangeEvent, useRef, useState } from 'react'

import { DataCard } from '@/components/account/data-card'
import { FilePreview } from '@/components/account/file-preview'
import { readExportFile } from '@/lib/user-data/export-file'
import { myData } from '@/lib/user-data/messages'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { mergeUserData, type UserDataValues } from '@/lib/user-data/user-data'
import { addStoredData, type StoredData, readStoredData } from '@/lib/user-data/stored-data'

/** Imports user data from a file, after a preview. */
export function UploadCard({ data }: { data: StoredData }) {
  const [values, setValues] = useState<UserDataValues>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const latest = useRef<File>(undefined)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (!file) return
    setValues(undefined)
    setProblem(undefined)
    latest.current = file
    const result = await readExportFile(file)
    // Another file has been chosen meanwhile.
    if (latest.current !== file) return
    // Allows the same file to be chosen again after it was corrected.
    currentTarget.value = ''
    if ('values' in result) setValues(result.values)
    else setProblem(`${myData.problems[result.problem]} ${myData.unchanged}`)
  }

  function close() {
    setValues(undefined)
    input.current?.focus()
  }

  function add(chosen: UserDataValues) {
    const { data: merged, counts } = mergeUserData(readStoredData(), chosen)
    close()
    try {
      const undo = addStoredData(merged)
      const count = counts.reduce((sum, { added }) => sum + added, 0)
      offerUndo(myData.added(count), myData.undone, undo, 'success')
    } catch {
      setProblem(myData.noRoom)
    }
  }

  return (
    <DataCard title={myData.back} hint={myData.backHint}>
      <label className="relative inline-flex min-h-touch items-center justify-center rounded-control border-control border-edge bg-surface px-roomy py-tight text-label font-medium transition duration-quick hover:border-accent hover:text-accent">
        {myData.upload}
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          onChange={choose}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      {problem && (
        <p role="alert" className="text-label text-danger">
          {problem}
        </p>
      )}
      {values && (
        <FilePreview counts={mergeUserData(data, values).counts} onAdd={() => add(values)} onClose={close} />
      )}
    </DataCard>
  )
}
