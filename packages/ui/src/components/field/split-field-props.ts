import type { FieldBaseProps, FieldProps } from './field.tsx'

type FieldPart = FieldBaseProps & Pick<FieldProps, 'controlId' | 'className'>
type SplitKey = keyof FieldBaseProps | 'id' | 'className'

/** Splits the props of a ready-made field into the props of its `Field` and the props of its control. */
export function splitFieldProps<
  Props extends Partial<FieldBaseProps> & { id?: string | undefined; className?: string | undefined },
>(props: Props): [field: FieldPart, control: Omit<Props, SplitKey>] {
  const { label, labelHidden, help, error, required, optional, id, className, ...control } = props
  return [{ label, labelHidden, help, error, required, optional, className, controlId: id }, control]
}
