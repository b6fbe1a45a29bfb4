import { formBody } from "./form-body";

describe("a body as multipart", () => {
  it("writes texts, numbers and flags out, lists and objects as JSON, and leaves out what is not there", () => {
    const form = formBody(
      {
        title: "Kurta",
        rating: 5,
        status: false,
        tags: ["red", "silk"],
        size: { width: 2 },
        note: undefined,
        code: null,
      },
      {},
    );
    expect([...form]).toEqual([
      ["title", "Kurta"],
      ["rating", "5"],
      ["status", "false"],
      ["tags", '["red","silk"]'],
      ["size", '{"width":2}'],
    ]);
  });

  it("repeats the field of several files and has no field for none", () => {
    const [one, two] = [new Blob(["1"]), new Blob(["2"])];
    const form = formBody({}, { images: [one, two], video: one, image: undefined, banner: null });
    expect([...form.keys()]).toEqual(["images", "images", "video"]);
  });
});
