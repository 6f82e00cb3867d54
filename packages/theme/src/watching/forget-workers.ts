/** What a built site at this address has let readers keep would stand before what is saved. */
export async function forgetWorkers(): Promise<void> {
  if (!('serviceWorker' in navigator)) return
  const found = await navigator.serviceWorker.getRegistrations()
  await Promise.all(found.map((each) => each.unregister()))
}
