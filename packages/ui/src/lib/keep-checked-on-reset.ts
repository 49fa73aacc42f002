/**
 * Returns a ref for a radio button or checkbox: when it is controlled, a reset of its form leaves it as it is. The browser
 * would restore its first state, which React does not notice; `FormValue` and the parent decide on the value.
 */
export function keepCheckedOnReset(checked: boolean | undefined): (element: HTMLInputElement | null) => void {
  return (element) => {
    if (element && checked !== undefined) element.defaultChecked = checked
  }
}
