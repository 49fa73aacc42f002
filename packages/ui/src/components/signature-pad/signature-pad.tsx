'use client'
import { useEffect, useId, useRef, useState } from 'react'
import { useCaptureMessages } from '../../lib/capture-messages.ts'
import { FormValue } from '../../lib/form-value.tsx'
import { useMergedRefs } from '../../lib/merge-refs.ts'
import { writeFiles } from '../../lib/write-files.ts'
import { Button } from '../button/button.tsx'
import { ChoiceGroup, type ChoiceGroupBaseProps } from '../radio-group/choice-group.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { TextField } from '../text-field/text-field.tsx'
import { renderNameAsImage } from './render-name-as-image.ts'
import { SignatureCanvas, type SignatureCanvasHandle } from './signature-canvas.tsx'

export interface SignaturePadProps extends ChoiceGroupBaseProps {
  /**
   * The signature that `onValueChange` reported last. Pass `null` to clear the pad; a picture from elsewhere cannot be
   * drawn. With `undefined` the pad keeps its own state.
   */
  value?: File | null | undefined
  /** Called after each stroke with the signature as a PNG file; `null` when it is empty. */
  onValueChange?: ((signature: File | null) => void) | undefined
  /** The name of the value in its form, which submits the signature as a PNG file. */
  name?: string | undefined
  /** The id of the form, when the control is outside of it. */
  form?: string | undefined
  /**
   * The name of the `File` that `onValueChange` and the form receive.
   * @default 'assinatura.png'
   */
  fileName?: string | undefined
  /**
   * Whether it cannot be used, and is not submitted.
   * @default false
   */
  disabled?: boolean | undefined
  /**
   * Whether the signature cannot be changed.
   * @default false
   */
  readOnly?: boolean | undefined
}

/**
 * A signature, drawn with a finger, a pen or the mouse. For keyboard users and people who cannot draw, a typed name
 * becomes the picture. For an existing picture use `FileDrop`.
 */
export function SignaturePad({
  value,
  onValueChange,
  name: inputName,
  form,
  fileName = 'assinatura.png',
  disabled = false,
  readOnly = false,
  ref,
  ...group
}: SignaturePadProps) {
  const messages = useCaptureMessages()
  const [method, setMethod] = useState<'draw' | 'type'>('draw')
  const [signature, setSignature] = useState<File | null>(null)
  const isSigned = signature !== null
  const [name, setName] = useState('')
  const canvas = useRef<SignatureCanvasHandle>(null)
  const input = useRef<HTMLInputElement>(null)
  // With a ref the group can take the focus, which a list of errors moves to it.
  const root = useRef<HTMLDivElement>(null)
  const setRoot = useMergedRefs(ref, root)
  const generatedId = useId()
  const groupId = group.id ?? generatedId
  // Encoding is asynchronous: a picture that arrives after a newer stroke, or after clearing, is ignored.
  const revision = useRef(0)
  const change = async (encoding: Promise<Blob | null>) => {
    revision.current += 1
    const current = revision.current
    const picture = await encoding
    if (current !== revision.current) return
    const file = picture && new File([picture], fileName, { type: 'image/png' })
    setSignature(file)
    onValueChange?.(file)
  }
  const clear = () => {
    canvas.current?.clear()
    setName('')
    void change(Promise.resolve(null))
  }
  const [knownValue, setKnownValue] = useState(value)
  if (value !== knownValue) {
    setKnownValue(value)
    if (value === null) {
      setName('')
      setSignature(null)
    }
  }
  useEffect(() => {
    if (value !== null) return
    revision.current += 1
    canvas.current?.clear()
  }, [value])
  const writeSignature = () => writeFiles(input.current, signature ? [signature] : [])
  useEffect(writeSignature, [signature])
  return (
    <ChoiceGroup {...group} ref={setRoot} id={groupId} component="SignaturePad" slot="signature-pad" role="group">
      <SegmentedControl
        label={messages.signatureMethod}
        size="sm"
        className="self-start"
        disabled={disabled}
        readOnly={readOnly}
        value={method}
        onValueChange={(next) => {
          clear()
          setMethod(next)
        }}
        options={[
          { value: 'draw', label: messages.drawSignature },
          { value: 'type', label: messages.typeSignature },
        ]}
      />
      {method === 'draw' ? (
        <>
          <SignatureCanvas
            ref={canvas}
            label={isSigned ? messages.signatureDrawn : messages.signHere}
            invalid={Boolean(group.error)}
            disabled={disabled || readOnly}
            onDraw={change}
          />
          <div className="flex gap-2">
            <Button
              size="sm"
              variant="outline"
              tone="neutral"
              disabled={disabled || readOnly || !isSigned}
              onClick={() => canvas.current?.undo()}
            >
              {messages.undoStroke}
            </Button>
            <Button
              size="sm"
              variant="ghost"
              tone="neutral"
              disabled={disabled || readOnly || !isSigned}
              onClick={clear}
            >
              {messages.clearSignature}
            </Button>
          </div>
        </>
      ) : (
        <TextField
          label={messages.signatureName}
          help={messages.signatureNameHelp}
          autoComplete="off"
          maxLength={80}
          disabled={disabled}
          readOnly={readOnly}
          value={name}
          onChange={(event) => {
            setName(event.target.value)
            void change(renderNameAsImage(event.target.value))
          }}
        />
      )}
      <p role="status" className="sr-only">
        {isSigned && messages.signatureDrawn}
      </p>
      {inputName !== undefined && (
        <input
          ref={input}
          type="file"
          hidden
          name={inputName}
          form={form}
          disabled={disabled}
          data-control={groupId}
          aria-hidden
          tabIndex={-1}
        />
      )}
      <FormValue
        value=""
        form={form}
        onReset={() => {
          if (value === undefined) clear()
          // The browser has emptied the input of a controlled pad, too.
          else writeSignature()
        }}
      />
    </ChoiceGroup>
  )
}
