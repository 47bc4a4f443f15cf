import clsx from 'clsx/lite'

type FieldLabelProps = {
  id: string
  label: string
  required: boolean
  /** Whether only screen readers have it. */
  isHidden?: boolean
}

/** The label above the field with this id. */
export const FieldLabel = ({ id, label, required, isHidden = false }: FieldLabelProps) => (
  <label
    htmlFor={id}
    className={
      isHidden ? 'sr-only' : clsx('mb-hair block text-label font-medium', required && 'required-mark')
    }
  >
    {label}
  </label>
)

type FieldErrorProps = { id: string; label: string; error: string | undefined }

/** The error message below a field, which has `id` in its `aria-describedby`. */
export const FieldError = ({ id, label, error }: FieldErrorProps) => (
  <div aria-live="polite">
    {error !== undefined && (
      <>
        {/* When the error is announced, the focus may already be in the next field. */}
        <span className="sr-only">{label}: </span>
        <p id={id} className="mt-hair text-caption text-danger">
          {error}
        </p>
      </>
    )}
  </div>
)
