import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../../icons/icons.gen.ts'
import { Spinner } from '../loader/spinner.tsx'

/** The icon of each tone, and of the close button. */
export const toastIcons = {
  success: <CircleCheck aria-hidden className="size-4 text-success" />,
  error: <CircleAlert aria-hidden className="size-4 text-danger" />,
  warning: <TriangleAlert aria-hidden className="size-4 text-warning" />,
  info: <Info aria-hidden className="size-4 text-info" />,
  loading: <Spinner />,
  close: <X aria-hidden className="size-4" />,
}
