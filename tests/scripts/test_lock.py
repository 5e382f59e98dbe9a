"""The lock files: any registry will do, and every system finds its packages."""

import json

import lock


def test_lock_files_name_no_host():
    assert "://" not in (lock.ROOT / "requirements-dev.lock").read_text("utf-8")
    packages = json.loads((lock.ROOT / "web" / "package-lock.json").read_text("utf-8"))["packages"]
    assert not [name for name, package in packages.items() if "resolved" in package]
    assert {} == lock.left_out(packages)


def test_packages_for_other_systems_are_told_by_their_names():
    wanted = {"@a/b-darwin-arm64": "1.0.0", "@a/b-linux-x64-musl": "1.0.0", "@a/b-wasm32-wasi": "1.0.0", "c": "2.0.0"}
    assert {
        "node_modules/@a/b-darwin-arm64": {"version": "1.0.0", "optional": True, "os": ["darwin"], "cpu": ["arm64"]},
        "node_modules/@a/b-linux-x64-musl": {
            "version": "1.0.0",
            "optional": True,
            "os": ["linux"],
            "cpu": ["x64"],
            "libc": ["musl"],
        },
        "node_modules/@a/b-wasm32-wasi": {"version": "1.0.0", "optional": True, "cpu": ["wasm32"]},
    } == lock.left_out({"node_modules/b": {"optionalDependencies": wanted}, "node_modules/c": {"version": "2.0.0"}})
