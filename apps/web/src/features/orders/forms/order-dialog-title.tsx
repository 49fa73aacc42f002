/** The title of a dialog about one order: on a phone the line never breaks inside the order number. */
export function OrderDialogTitle({ action, orderNumber }: { action: string; orderNumber: string }) {
  return (
    <>
      {action} <span className="whitespace-nowrap">{orderNumber}</span>
    </>
  )
}
