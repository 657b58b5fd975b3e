const addresses = /:\/\/|https?:|www\.|\S@\S|[\p{L}\d-]{2}\.\p{L}{2}/iu

/** Whether mail programs would make a link of a part of this text: 'evil.test', 'www.', 'a@b', but not 'A. Smith nv'. */
export const containsAddress = (text: string): boolean => addresses.test(text)
