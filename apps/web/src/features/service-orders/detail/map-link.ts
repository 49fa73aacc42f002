import { formatAddress, type Stop } from '@malote/api-client'

/** A stop in a map elsewhere: phones open it in the person's own app. Nothing is sent before somebody follows it. */
export function mapLink(address: Stop['address']): string {
  const { coordinates, postalCode } = address
  const place = coordinates
    ? `${coordinates.latitude},${coordinates.longitude}`
    : `${formatAddress(address)}, ${postalCode}`
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`
}
