/** A day as one says it: today, yesterday, 3 October. */
export function day(seconds: number, language: string): string {
  const date = new Date(seconds * 1000);
  const days = Math.round((new Date(date).setHours(0, 0, 0, 0) - new Date().setHours(0, 0, 0, 0)) / 86_400_000);
  if (days > -2) return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(Math.min(0, days), 'day');
  const year = date.getFullYear() === new Date().getFullYear() ? undefined : 'numeric';
  return new Intl.DateTimeFormat(language, { day: 'numeric', month: 'long', year }).format(date);
}
