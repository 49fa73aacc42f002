import { Checkbox } from '@malote/ui'

interface LabelPerVolumeFieldProps {
  checked: boolean
  onCheckedChange: (checked: boolean) => void
}

/** The choice between a label for each volume and one for each drop-off. */
export function LabelPerVolumeField({ checked, onCheckedChange }: LabelPerVolumeFieldProps) {
  return (
    <div className="print:hidden">
      <Checkbox label="Uma etiqueta por volume" checked={checked} onCheckedChange={onCheckedChange} />
    </div>
  )
}
